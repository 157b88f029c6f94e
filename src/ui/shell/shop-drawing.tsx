import { useApp } from '../../app-instance.tsx';
import { useMissingIcon } from '../../icons/collection-icon.tsx';
import type { DrawingName } from '../../shop/shop-profile.ts';

type ShopDrawingProps = { name: DrawingName; className?: string | undefined };

/** One of the shop's own drawings, as decoration; nothing if it has none. */
export function ShopDrawing({ name, className }: ShopDrawingProps) {
  const viewBox = useApp().shop.drawings[name];
  const id = `icon-shop-${name}`;
  useMissingIcon(`shop:${name}`, id);
  if (!viewBox) return null;
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
