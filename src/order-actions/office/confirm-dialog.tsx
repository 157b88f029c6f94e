// An action that asks little: what happens is said, and one press does it.
import type { FormEvent, ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';

type ConfirmProps = {
  title: MessageKey;
  isPending: boolean;
  problem: string | null;
  onClose(): void;
  onConfirm(fields: FormData): void;
  children: ReactNode;
};

export function ConfirmDialog({ title, isPending, problem, onClose, onConfirm, children }: ConfirmProps) {
  const { t } = useApp();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };
  return (
    <OfficeDialog title={t(title)} onClose={onClose}>
      <form data-keep={title} className={layout.stack} onSubmit={submit}>
        {problem ? <Notice kind="error">{problem}</Notice> : null}
        {children}
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t(title)}
        </Button>
      </form>
    </OfficeDialog>
  );
}
