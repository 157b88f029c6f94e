import { useEffect } from 'react';

type CollectionIconProps = {
  /** `collection:name`, as `payments:visa`. */
  icon: string;
  /** The text for screen readers. Without it the icon is decoration. */
  title?: string;
  /** Height in pixels; otherwise that of the text. */
  size?: number;
};

/** Fetches the icon with this id unless the page has it. */
export function useMissingIcon(icon: string, id: string): void {
  useEffect(() => {
    if (document.getElementById(id)) return;
    import('./load-icons.ts').then(
      ({ loadIcon }) => loadIcon(icon),
      () => undefined,
    );
  }, [icon, id]);
}

/** Width of a collection's icons as a multiple of the height, so that nothing moves when one arrives late or never. */
const widths: Readonly<Record<string, number>> = { payments: 2, carriers: 2, 'pl-banks': 3 };

/**
 * An icon of a collection. The server puts it into the page (`server/icons/icon-sprite.ts`); one that first appears in
 * the browser is fetched. A missing one is an empty box.
 */
export function CollectionIcon({ icon, title, size }: CollectionIconProps) {
  const id = `icon-${icon.replace(':', '-')}`;
  const width = widths[icon.split(':', 1)[0] ?? ''] ?? 1;
  useMissingIcon(icon, id);
  return (
    <svg
      width={size ? size * width : `${width}em`}
      height={size ?? '1em'}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
