// How a photo travels to the shop: its bytes alone are the body, and its answer says which picture they are.

export const pictureUploadPath = '/api/admin/picture';

/** What the file is called, as `encodeURIComponent` writes it. */
export const PICTURE_NAME_HEADER = 'x-picture-name';

export type UploadAnswer = {
  /** The key; null when it was refused. */
  picture: string | null;
  width?: number;
  height?: number;
  /** False: the shop has had the same picture. */
  isNew?: boolean;
  refusal: string | null;
};
