// One kind of e-mail: how it looks, what a merchant says in it, a test of it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadEffectsTexts } from '../../ui/record-editor/load-effects-texts.ts';
import { loadMailTexts } from './load-mail-texts.ts';
import { FixedMail, MailEditor } from './mail-editor.tsx';
import { mailName, mailQuery } from './mail-queries.ts';

export const loadTexts = joinTexts(loadMailTexts, loadEditorTexts, loadEffectsTexts);

export const load: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(mailQuery(params.kind));

export const head: PageModule['head'] = ({ queryClient, location: { params }, t }) => {
  const mail = queryClient.getQueryData(mailQuery(params.kind).queryKey)?.mailKind;
  return mail ? { title: t(mailName(mail.kind)) } : { title: t('mails.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location: { params } }) => {
  const { t } = useApp();
  const { mailKind: mail } = useSuspenseQuery(mailQuery(params.kind)).data;
  if (mail) return mail.texts.length > 0 ? <MailEditor key={mail.kind} mail={mail} /> : <FixedMail mail={mail} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('mails.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('mails')}>{t('mails.toList')}</PageLink>
      </p>
    </div>
  );
};
