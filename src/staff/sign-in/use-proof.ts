// Proving again who one is, by a passkey or by a code of the app: for the dialog, and for the page that files lead to.
import { type FormEvent, useState } from 'react';
import { askForPasskey } from '../../passkeys/ask-for-passkey.ts';
import { useOperationMutation } from '../../query-client.ts';

export function useProof(onProven: () => void) {
  const [isRefused, setRefused] = useState(false);
  const begin = useOperationMutation('StaffBeginStepUp');
  const byPasskey = useOperationMutation('StaffStepUpWithPasskey');
  const byCode = useOperationMutation('StaffStepUpWithCode');

  const settle = (refusal: string | null) => (refusal ? setRefused(true) : onProven());
  const provePasskey = async () => {
    const { beginStepUp: options } = await begin.mutateAsync({});
    const answer = options && (await askForPasskey(options));
    if (!answer) return setRefused(true);
    settle((await byPasskey.mutateAsync({ answer })).stepUpWithPasskey.refusal);
  };
  const proveCode = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    settle((await byCode.mutateAsync({ code })).stepUpWithCode.refusal);
  };
  return { isRefused, begin, byPasskey, byCode, provePasskey, proveCode };
}
