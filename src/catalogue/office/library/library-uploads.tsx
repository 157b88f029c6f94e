// Photos that come into the library without a product: some are taken in one go, and given to products later.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { PictureSources } from '../pictures/picture-sources.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { useUploads } from '../pictures/use-uploads.ts';

export function LibraryUploads() {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const uploads = useUploads(({ isNew }, { name }) => {
    showToast({ kind: 'success', text: t(isNew ? 'pictures.added' : 'pictures.isThere', { name }) });
    queryClient.invalidateQueries({ queryKey: ['PicturesList'] });
  }, 'newestFirst');
  return (
    <div className={layout.stack}>
      <PictureSources onFiles={uploads.add} />
      <UploadList {...uploads} />
    </div>
  );
}
