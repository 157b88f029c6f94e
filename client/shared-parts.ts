// What several pages of the storefront share goes with the entry: esbuild would make a chunk of its own for every
// combination of pages, and small chunks compress badly.
import '#src/catalogue/product-card.tsx';
import '#src/icons/control-icons.tsx';
import '#src/ui/breadcrumbs.tsx';
import '#src/ui/not-found-content.tsx';
import '#src/ui/notice.tsx';
import '#src/ui/quantity-stepper.tsx';
