// What a developer has added to the shop by kasa.config.ts, and what of it an earlier start had and this one lacks.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officePath } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { extensionListQuery } from './extension-queries.ts';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/connections/extensions.ts`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('extensions.title') });

export const Page: PageModule['Page'] = () => {
  const t = useT();
  const moment = useFormatMoment();
  const { hasFile, extensions } = useSuspenseQuery(extensionListQuery).data.extensions;
  const isMissing = extensions.some(({ missingSince }) => missingSince !== null);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('extensions.title')}
      </h1>
      <p className={layout.aside}>{t('extensions.text')}</p>
      <p>
        <a href={`${officePath}/developers`}>{t('extensions.developers')}</a>
      </p>
      {isMissing ? <Notice kind="error">{t(hasFile ? 'extensions.gone' : 'extensions.noFile')}</Notice> : null}
      <section className={page.panel}>
        {extensions.length === 0 ? <p>{t('extensions.none')}</p> : null}
        <ul className={layout.lines}>
          {extensions.map(({ kind, name, says, missingSince }) => (
            <li key={`${kind} ${name}`} className={layout.row}>
              <StateMark tone={missingSince ? 'todo' : 'done'}>{t(`extensions.kind_${kind}`)}</StateMark>
              <strong>{name}</strong>
              <span className={layout.aside}>
                {missingSince ? t('extensions.since', { moment: moment(missingSince) }) : says.join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
