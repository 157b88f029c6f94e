import { useApp } from '../../app-instance.tsx';
import { LanguageTabs } from '../../ui/office/language-tabs.tsx';
import type { ShownMail } from './mail-queries.ts';

type MailLanguagesProps = { mail: ShownMail; chosen: string; onChoose(locale: string): void };

/** A mark stands at a language in which our text was changed since. */
export function MailLanguages({ mail: { languages, texts }, chosen, onChoose }: MailLanguagesProps) {
  const { t } = useApp();
  const markOf = (locale: string) => {
    const outdated = texts.find((each) => each.locale === locale)?.outdated ?? [];
    return outdated.length > 0 ? t('mails.changedBuiltIn') : null;
  };
  return (
    <LanguageTabs
      label={t('mails.languages')}
      tabs={languages.map((locale) => ({ locale, mark: markOf(locale) }))}
      {...{ chosen, onChoose, panelId: 'mail-texts' }}
    />
  );
}
