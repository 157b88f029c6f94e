import { useEffect, useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { Notice } from '../../../ui/notice.tsx';

type ListClaims = (text: string) => string[];

/** Points out what a text claims of the environment; what becomes of it is the merchant's. The words come after the page. */
export function ClaimNotes({ text }: { text: string }) {
  const t = useT();
  const [list, setList] = useState<ListClaims | null>(null);
  useEffect(() => {
    // Without them nothing is pointed out, and nothing else is missing.
    import('./green-claims.ts').then(
      ({ listGreenClaims }) => setList(() => listGreenClaims),
      () => undefined,
    );
  }, []);
  const claims = list?.(text) ?? [];
  if (claims.length === 0) return null;
  return <Notice kind="info">{t('productEditor.greenClaims', { claims: claims.join(', ') })}</Notice>;
}
