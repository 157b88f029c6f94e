// Our text was changed since a merchant wrote hers in its place: both, and which is to stand.
import { useApp } from '../../app-instance.tsx';
import type { MailTextField } from '../../shop/mail-texts/mail-text-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import type { TypedTexts } from './mail-form-state.ts';
import styles from './mails.module.css';

type ChangedBuiltInProps = {
  field: MailTextField;
  locale: string;
  ours: string;
  /** The text as it is saved. */
  theirs: string;
  texts: TypedTexts;
  change(to: Partial<TypedTexts>): void;
};

export function ChangedBuiltIn({ field, locale, ours, theirs, texts, change }: ChangedBuiltInProps) {
  const { t } = useApp();
  if (texts.confirmed.includes(field)) return <Notice kind="info">{t('mails.confirmed')}</Notice>;
  return (
    <Notice kind="info">
      <div className={classNames(layout.stack, layout.tight)}>
        <strong>{`${t(`mails.${field}`)}: ${t('mails.outdated')}`}</strong>
        <dl className={styles.both}>
          <dt>{t('mails.oursNow')}</dt>
          <dd lang={locale}>{ours}</dd>
          <dt>{t('mails.yours')}</dt>
          <dd lang={locale}>{theirs}</dd>
        </dl>
        <div className={classNames(layout.row, layout.tight)}>
          <Button size="small" onClick={() => change({ confirmed: [...texts.confirmed, field] })}>
            {t('mails.keepMine')}
          </Button>
          <Button size="small" onClick={() => change({ [field]: '' })}>
            {t('mails.takeOurs')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
