import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';

/** Leads to the page on which a new one of what is listed is made: beside the title of a list, and by `n`. */
export function NewRecordButton({ text, to }: { text: MessageKey; to: string }) {
  const t = useT();
  const [, navigate] = useLocation();
  useOfficeKeys({ n: () => navigate(to) });
  return (
    <LinkButton kind="primary" size="small" to={to}>
      {t(text)}
    </LinkButton>
  );
}
