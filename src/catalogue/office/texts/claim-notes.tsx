// What a text claims of the environment, pointed out; what becomes of it is the merchant's.
import { useMemo } from 'react';
import { useT } from '../../../app-instance.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { loadAdviceTexts } from '../advice/load-advice-texts.ts';
import { listGreenClaims } from './green-claims.ts';

export const bindClaimNotes = () => withLateTexts(ClaimNotes, loadAdviceTexts);

function ClaimNotes({ text }: { text: string }) {
  const t = useT();
  const claims = useMemo(() => listGreenClaims(text), [text]);
  if (claims.length === 0) return null;
  return <Notice kind="info">{t('advice.greenClaims', { claims: claims.join(', ') })}</Notice>;
}
