import { useEffect, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PartProps } from '../editor/product-part.ts';
import { changed, movedTo, placed, takenOff, withPicture } from './change-pictures.ts';
import { PictureDetails } from './picture-details.tsx';
import type { PicturesSlice } from './picture-slice.ts';
import { PictureSources } from './picture-sources.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const LibraryDialog = lateDialog(async () => (await import('./library-dialog.tsx')).LibraryDialog);

export function PicturesFields(props: PartProps<PicturesSlice>) {
  const { slice, update, problems } = props;
  const { t, showToast } = useApp();
  const [edited, setEdited] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState('');
  const add = (picture: { key: string; width: number; height: number }) => {
    const isThere = placed(slice).some(({ key }) => key === picture.key);
    if (isThere) showToast({ kind: 'success', text: t('pictures.twice') });
    update((now) => withPicture(now, createRecordId(), picture));
  };
  const uploads = useUploads(add);
  const count = uploads.uploads.filter(({ refusal }) => refusal === null).length;
  // What is on its way is no part of what is kept: another page has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the count alone.
  useEffect(() => {
    if (slice.uploading !== count) update((now) => ({ ...now, uploading: count }));
  }, [count, slice.uploading]);
  const pictures = placed(slice);
  const move = (id: string, place: number) => {
    update((now) => movedTo(now, id, place));
    setSaid(t('pictures.moved', { number: place + 1, total: pictures.length }));
  };
  const shown = pictures.find(({ id }) => id === edited);
  return (
    <div className={layout.stack}>
      <PictureTiles {...{ pictures, edited, move }} languages={props.context.choices.languages} onEdit={setEdited} />
      {shown ? (
        <PictureDetails
          key={shown.id}
          picture={shown}
          number={pictures.indexOf(shown) + 1}
          {...{ pictures, move }}
          part={props}
          onChange={(to) => update((now) => changed(now, shown.id, to))}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <TakenOff slice={slice} onBack={(id) => update((now) => changed(now, id, { isTakenOff: false }))} />
      <UploadList {...uploads} />
      {problems.includes('uploading') ? <Notice kind="error">{t('pictures.waitForUpload')}</Notice> : null}
      <PictureSources onFiles={uploads.add}>
        <Button size="small" onClick={() => setChoosing(true)}>
          {t('pictures.fromLibrary')}
        </Button>
      </PictureSources>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {isChoosing ? (
        <LibraryDialog
          isThere={(key) => pictures.some((each) => each.key === key)}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}

function TakenOff({ slice, onBack }: { slice: PicturesSlice; onBack(id: string): void }) {
  const { t } = useApp();
  const gone = takenOff(slice);
  if (gone.length === 0) return null;
  return (
    <div className={layout.row}>
      <span className={layout.aside}>{t('pictures.takenOff', { count: gone.length })}</span>
      {gone.map(({ id, key }) => (
        <Button key={id} size="small" onClick={() => onBack(id)}>
          {key ? <img src={`/media/${key}-160.webp`} alt="" width={32} height={32} /> : null}
          {t('pictures.putBack')}
        </Button>
      ))}
    </div>
  );
}
