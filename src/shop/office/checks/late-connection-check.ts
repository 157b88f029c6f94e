import { loadSecretTexts } from '../../../secrets/office/load-secret-texts.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';

/** It brings the texts of the page of secrets, whose check it is. */
export const LateConnectionCheck = latePart(async () => {
  const { ConnectionCheck } = await import('./connection-check.tsx');
  return withLateTexts(ConnectionCheck, loadSecretTexts);
});
