import { languageNameIn } from '../../i18n/language-name.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './mail-list.module.css';
import { type ListedMail, mailHref, mailName } from './mail-queries.ts';

export const mailList: TableList<ListedMail, string> = {
  route: 'mails',
  title: 'mails.title',
  noneYet: 'mails.noneYet',
  idOf: ({ kind }) => kind,
  hrefOf: mailHref,
  className: styles.mails,
  columns: [
    {
      head: 'mails.kind',
      className: styles.kind,
      cell: ({ kind }, { t }) => <PageLink to={mailHref(kind)}>{t(mailName(kind))}</PageLink>,
    },
    { head: 'mails.to', className: styles.to, cell: ({ to }, { t }) => t(`mails.to_${to}`) },
    {
      head: 'mails.own',
      className: styles.own,
      cell: ({ ownLanguages, hasTexts }, { t, locale }) =>
        ownLanguages.length > 0
          ? ownLanguages.map((each) => languageNameIn(locale, each)).join(', ')
          : hasTexts
            ? t('mails.builtInWords')
            : '',
    },
    {
      head: 'mails.changedBuiltIn',
      className: styles.changed,
      cell: ({ outdatedLanguages }, { locale }) =>
        outdatedLanguages.length > 0 ? (
          <StateMark tone="todo">{outdatedLanguages.map((each) => languageNameIn(locale, each)).join(', ')}</StateMark>
        ) : null,
    },
  ],
};
