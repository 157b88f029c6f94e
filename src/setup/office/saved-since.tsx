// A step that somebody else has saved since it was opened: whoever saves it again puts theirs in its place, knowing that.
import { useT } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { SavedSince } from './use-setup-step.ts';

/** `button`: what the button says that saves it all the same. */
export function SavedSinceNotice({ since: { by, document }, button }: { since: SavedSince; button: string }) {
  const t = useT();
  return (
    <Notice kind="error">
      {by ? t('setup.savedSinceBy', { by }) : t('setup.savedSince')} {t('setup.replaceSaved', { button })}{' '}
      <PageLink to={officeUrlOf('settingsDocument', undefined, { document })}>{t('setup.seeSaved')}</PageLink>
    </Notice>
  );
}
