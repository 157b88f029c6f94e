// Only in `kasa build --watch`: the server sends its build id; after a rebuild the id is another one.
let buildId: string | undefined;

new EventSource('/api/dev/reload').onmessage = ({ data }: MessageEvent<string>) => {
  if (buildId !== undefined && buildId !== data) location.reload();
  buildId = data;
};
