// Why a photo was not taken.
export const messages = {
  'pictures.refused_NotAPicture': 'This file is not a picture that the shop can read. Use JPEG, PNG, WebP or AVIF.',
  'pictures.refused_BrokenPicture':
    'The picture is damaged or incomplete. Open the original, save it anew, and choose it again.',
  'pictures.refused_AnimatedPicture': 'This picture moves. Save one of its frames as JPEG or PNG, and choose that.',
  'pictures.refused_HeicPicture':
    'This is a HEIC photo, which this browser cannot read. Share it from the iPhone as JPEG, or set Settings > Camera > Formats to “Most Compatible”.',
  'pictures.refused_TooManyPixels':
    'The picture has more than 64 million pixels. Make it smaller than 8,000 × 8,000 and choose it again.',
  'pictures.refused_TooManyBytes': 'The file is larger than 20 MB. Save it smaller and choose it again.',
  'pictures.refused_SignedOut':
    'You are signed out, or may not add pictures. Sign in again in another tab, then try again.',
  'pictures.refused_Offline': 'The connection broke several times, and nothing was kept. Try again when it is better.',
  'pictures.refused_StoreAway':
    'The place where the shop keeps its pictures does not answer just now. Nothing was kept: try again in a few minutes.',
  'pictures.refused_StoreFull':
    'The place where the shop keeps its pictures is full, and nothing was kept. Ask whoever runs the server to make room.',
  'pictures.refused_StoreRefuses':
    'The place where the shop keeps its pictures does not let it in, and nothing was kept. Ask whoever runs the server to check the store’s keys.',
};
