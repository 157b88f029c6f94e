// The library: every picture that the shop has, the newest first, with what shows it. What nothing shows can be removed.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { loadUndoTexts } from '../../history/office/load-undo-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { ChosenBar } from '../../lists/office/chosen-bar.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { useListSelection } from '../../lists/office/use-list-selection.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadShellTexts } from '../../staff/load-shell-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { ScriptButton } from '../../ui/script-button.tsx';
import { nameOfPicture, pictureFilters, pictureList, pictureListQuery } from './library/library-list.tsx';
import { LibraryUploads } from './library/library-uploads.tsx';
import type { RemovedNotice } from './library/remove-pictures-dialog.tsx';
import { loadPictureTexts } from './pictures/load-picture-texts.ts';
import { DoneBatch } from './product-list/done-batch.tsx';
// What is loaded later brings no sheets.
import '../../ui/notice.module.css';

const RemoveDialog = lateDialog(
  async () => (await import('./library/remove-pictures-dialog.tsx')).RemovePicturesDialog,
);

export const loadTexts = joinTexts(
  loadListTexts,
  loadPictureTexts,
  loadUndoTexts,
  loadShellTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/catalogue/picture-library.ts`)),
);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(pictureListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('pictures.library') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t } = useApp();
  const { libraryPictures: found } = useSuspenseQuery(pictureListQuery(search)).data;
  const [asked, setAsked] = useState<readonly string[] | 'unused' | null>(null);
  const [done, setDone] = useState<RemovedNotice | null>(null);
  const selection = useListSelection({
    entries: found.pictures.map(({ key }) => [key, null] as const),
    key: pictureFilters.toQuery(pictureFilters.read(search)),
    startsFull: false,
  });
  const list = pictureList((picture) => (
    <button
      type="button"
      className={controls.act}
      aria-label={t('pictures.removeOne', { name: nameOfPicture(picture, t) })}
      onClick={() => setAsked([picture.key])}
    >
      {t('pictures.dismiss')}
    </button>
  ));
  const close = () => setAsked(null);
  return (
    <OfficeList
      {...{ list, search }}
      rows={found.pictures}
      ends={found}
      actions={<Ways onRemoveUnused={() => setAsked('unused')} />}
      notice={<LibraryUploads />}
      selection={{ state: selection, textOf: (picture) => t('pictures.choose', { name: nameOfPicture(picture, t) }) }}
    >
      <ChosenBar
        label={t('pictures.bar')}
        count={selection.chosen.size}
        onClear={selection.clear}
        outcome={done ? <DoneBatch {...done} undoText={t('pictures.undo')} onClose={() => setDone(null)} /> : null}
      >
        <Button size="small" kind="primary" onClick={() => setAsked([...selection.chosen.keys()])}>
          {t('pictures.remove')}
        </Button>
      </ChosenBar>
      {asked ? (
        <RemoveDialog
          keys={asked}
          onRemoved={(removed) => {
            selection.clear();
            setDone(removed);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </OfficeList>
  );
};

/** The way back to the products, and the one to be rid of what nothing shows. */
function Ways({ onRemoveUnused }: { onRemoveUnused(): void }) {
  const { t } = useApp();
  return (
    <>
      <PageLink className={controls.act} to={officeUrlOf('products')}>
        {t('shell.products')}
      </PageLink>
      <ScriptButton className={controls.act} onClick={onRemoveUnused}>
        {t('pictures.removeUnused')}
      </ScriptButton>
    </>
  );
}
