import { useT } from '../../../app-instance.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { listGreenClaims } from './green-claims.ts';

/** Points out what a text claims of the environment; what becomes of it is the merchant's. */
export function ClaimNotes({ text }: { text: string }) {
  const t = useT();
  const claims = listGreenClaims(text);
  if (claims.length === 0) return null;
  return <Notice kind="info">{t('productEditor.greenClaims', { claims: claims.join(', ') })}</Notice>;
}
