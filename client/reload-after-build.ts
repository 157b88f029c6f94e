// Only in `kasa build --watch`: the server names its build to whoever listens; after a rebuild another build answers.
let buildId: string | undefined;

new EventSource('/api/dev/reload').onmessage = ({ data }: MessageEvent<string>) => {
  if (buildId !== undefined && buildId !== data) location.reload();
  buildId = data;
};
