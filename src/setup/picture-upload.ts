/** Takes the bytes of one picture and answers with its key. */
export const pictureUploadPath = '/api/admin/picture';
