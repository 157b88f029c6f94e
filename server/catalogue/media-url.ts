/** Where a picture is fetched from: our own file under /media, or the foreign address it still has. */
export function mediaUrl(source: string): string {
  return /^https?:/.test(source) ? source : `/media/${source.split('/').map(encodeURIComponent).join('/')}`;
}
