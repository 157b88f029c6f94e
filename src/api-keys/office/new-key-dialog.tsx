// A new key: its name, what it may do, its last day. It is shown once, in the place of the form.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { ShownOnce } from '../../staff/office/copy-button.tsx';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { type KeyRefusal, keyRefusals } from '../key-refusals.ts';
import { keyPermissions, MAX_KEY_NAME_LENGTH } from '../key-rules.ts';
import { keyListQuery } from './key-queries.ts';

type Refused = KeyRefusal['kind'] | null;

export function NewKeyDialog({ onClose }: { onClose(): void }) {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('KeysAdd');
  const [token, setToken] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const permissions = given.getAll('permission').map(String);
    const lastDay = String(given.get('lastDay') ?? '') || null;
    const result = await run({ name: String(given.get('name')), permissions, lastDay });
    if (!result) return;
    setRefused(result.addApiKey.refusal);
    setToken(result.addApiKey.token);
    await queryClient.invalidateQueries({ queryKey: keyListQuery.queryKey });
  };

  return (
    <OfficeDialog title={t('keys.new')} onClose={onClose}>
      {token === null ? (
        <form data-keep="key" className={layout.stack} onSubmit={submit} noValidate>
          <KeyFields refused={refused} />
          <Button kind="primary" type="submit" isWide isBusy={isPending}>
            {t('keys.make')}
          </Button>
        </form>
      ) : (
        <ShownOnce
          about={t('keys.shownOnce')}
          text={token}
          copyLabel={t('keys.copy')}
          keptLabel={t('keys.kept')}
          onClose={onClose}
        />
      )}
    </OfficeDialog>
  );
}

function KeyFields({ refused }: { refused: Refused }) {
  const { t } = useApp();
  const errorOf = (...kinds: Refused[]) =>
    refused !== null && kinds.includes(refused)
      ? t(refusalMessage(keyRefusals, refused, 'office.forbidden'))
      : undefined;
  const unpermitted = errorOf('NO_PERMISSION', 'PERMISSION_UNKNOWN', 'UNKNOWN_KEY');
  return (
    <>
      <TextField
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        error={errorOf('NAME_MISSING', 'NAME_TAKEN')}
        name="name"
        autoComplete="off"
        maxLength={MAX_KEY_NAME_LENGTH}
      />
      <fieldset>
        <legend>{t('keys.may')}</legend>
        <div className={classNames(layout.stack, layout.after)}>
          {unpermitted ? <Notice kind="error">{unpermitted}</Notice> : null}
          {keyPermissions.map((permission) => (
            <CheckboxField key={permission} label={t(`keys.may_${permission}`)} name="permission" value={permission} />
          ))}
          <p className={layout.aside}>{t('keys.never')}</p>
        </div>
      </fieldset>
      <TextField
        label={t('keys.lastDay')}
        hint={t('keys.lastDayHint')}
        error={errorOf('END_INVALID')}
        name="lastDay"
        type="date"
      />
    </>
  );
}
