// The texts of an e-mail as they were before. Going back fills the fields: what is saved is what somebody has looked at.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { mailVersionsQuery } from './mail-queries.ts';
import type { useMailEditor } from './use-mail-editor.ts';

type MailVersionsProps = { kind: string; editor: ReturnType<typeof useMailEditor> };

export function MailVersions({ kind, editor }: MailVersionsProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={page.panel}>
      <details className={controls.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('mails.versions')}</summary>
        {isOpen ? <Versions {...{ kind, editor }} /> : null}
      </details>
    </section>
  );
}

function Versions({ kind, editor }: MailVersionsProps) {
  const { t, showToast } = useApp();
  const moment = useFormatMoment();
  const asking = useQuery({ ...mailVersionsQuery(kind), staleTime: 0 });
  if (!asking.data) return <Unanswered query={asking} />;
  const versions = asking.data.mailTextVersions;
  if (versions.length === 0) return <p>{t('mails.noVersions')}</p>;
  const goBack = ({ texts }: (typeof versions)[number]) => {
    editor.update((form) => ({
      texts: Object.fromEntries(
        Object.entries(form.texts).map(([locale, now]) => {
          const then = texts.find((each) => each.locale === locale)?.own;
          return [locale, then ? { ...now, subject: then.subject, intro: then.intro, closing: then.closing } : now];
        }),
      ),
    }));
    showToast({ kind: 'info', text: t('mails.backDone') });
  };
  return (
    <ul className={layout.lines}>
      {versions.map((version, position) => (
        <li key={version.version} className={classNames(layout.row, layout.between)}>
          <span>
            {moment(version.changedAt)}, {version.changedBy}
          </span>
          {position === 0 ? (
            <span className={layout.aside}>{t('mails.versionInForce')}</span>
          ) : (
            <Button size="small" onClick={() => goBack(version)}>
              {t('mails.back')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
