import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';

const PLACE = '\u0000';

/** A sentence that names a command, which stands where the text says `{command}`. */
export function TextWithCode({
  text,
  code,
  values = {},
}: {
  text: MessageKey;
  code: string;
  values?: Record<string, string | number>;
}) {
  const t = useT();
  const [before, after] = t(text, { ...values, command: PLACE }).split(PLACE);
  return after === undefined ? (
    before
  ) : (
    <>
      {before}
      <code>{code}</code>
      {after}
    </>
  );
}
