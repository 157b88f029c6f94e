// Secrets that go together: what is there of each, new values, and what the other side says of them.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { SecretsListQuery } from '../../office-operations.generated.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { type SecretGroup, type SecretName, secretGroups } from '../secret-names.ts';
import { type SecretRefusalKind, secretRefusals } from '../secret-refusals.ts';
import { SecretCheck } from './secret-check.tsx';
import { secretListQuery } from './secret-queries.ts';

const RemoveDialog = lateDialog(async () => (await import('./remove-secrets-dialog.tsx')).RemoveSecretsDialog);

export type Secret = SecretsListQuery['secrets']['secrets'][number];
type GroupProps = { group: SecretGroup; secrets: readonly Secret[]; mailTo: string };

export function SecretGroupPanel({ group, secrets, mailTo }: GroupProps) {
  const { t } = useApp();
  const [isRemoving, setRemoving] = useState(false);
  const stored = secrets.filter(({ isStored }) => isStored).map(({ name }) => name);
  const isThere = secrets.some(({ source }) => source !== 'none');
  return (
    <section className={page.panel} aria-labelledby={`secrets-${group}`}>
      <h2 className={page.panelTitle} id={`secrets-${group}`}>
        {t(`secrets.group_${group}`)}
      </h2>
      <div className={layout.stack}>
        <ul className={layout.lines}>
          {secrets.map((secret) => (
            <SecretState key={secret.name} secret={secret} />
          ))}
        </ul>
        <SecretForm group={group} isThere={isThere} />
        <div className={layout.row}>
          {group === 'stripe' || group === 'mail' ? <SecretCheck of={group} mailTo={mailTo} /> : null}
          {stored.length > 0 ? (
            <Button kind="quiet" onClick={() => setRemoving(true)}>
              {t('secrets.remove')}
            </Button>
          ) : null}
        </div>
      </div>
      {isRemoving ? <RemoveDialog group={group} names={stored} onClose={() => setRemoving(false)} /> : null}
    </section>
  );
}

function SecretState({ secret: { name, source, isStored, isReadable, changedAt } }: { secret: Secret }) {
  const { t } = useApp();
  const moment = useFormatMoment();
  return (
    <li className={layout.row}>
      <span>{t(`secrets.name_${name}`)}</span>
      <span className={layout.aside}>
        {source === 'none' ? t('secrets.isNone') : null}
        {source === 'environment' ? t('secrets.isOutside', { name }) : null}
        {source === 'stored' && isReadable ? t('secrets.isStored', { moment: moment(changedAt ?? '') }) : null}
        {source === 'environment' && isStored ? ` ${t('secrets.isOutranked')}` : null}
      </span>
      {isReadable ? null : <strong>{t('secrets.isUnreadable')}</strong>}
    </li>
  );
}

type Refused = { kind: SecretRefusalKind; name: SecretName | null } | null;

function SecretForm({ group, isThere }: { group: SecretGroup; isThere: boolean }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('SecretsSet');
  const [refused, setRefused] = useState<Refused>(null);
  const names: readonly SecretName[] = secretGroups[group];
  const text = refused && t(refusalMessage(secretRefusals, refused.kind, 'office.forbidden'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const result = await run({ secrets: names.map((name) => ({ name, value: String(given.get(name) ?? '') })) });
    if (!result) return;
    const { refusal, name } = result.setSecrets;
    setRefused(refusal && { kind: refusal, name });
    if (refusal) return;
    form.reset();
    showToast({ kind: 'success', text: t('secrets.saved') });
    await queryClient.invalidateQueries({ queryKey: secretListQuery.queryKey });
  };

  return (
    <details className={controls.fold} open={isThere ? undefined : group === 'stripe' || group === 'mail'}>
      <summary>{t(isThere ? 'secrets.replace' : 'secrets.enter')}</summary>
      <form className={layout.stack} onSubmit={submit} noValidate>
        {text && !refused?.name ? <Notice kind="error">{text}</Notice> : null}
        <div className={classNames(layout.fields, names.length > 1 && layout.wordy)}>
          {names.map((name) => (
            <TextField
              key={name}
              label={t(`secrets.name_${name}`)}
              hint={t(`secrets.hint_${name}`)}
              error={refused?.name === name ? text : undefined}
              name={name}
              type="password"
              autoComplete="new-password"
              spellCheck={false}
            />
          ))}
        </div>
        <div>
          <Button kind="primary" type="submit" isBusy={isPending}>
            {t('secrets.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
