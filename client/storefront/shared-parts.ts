// Components that several storefront pages share are bundled with the entry: esbuild would make a chunk of its own for
// every combination of pages, and small chunks compress badly.
import '#src/catalogue/product-card.tsx';
import '#src/icons/arrow-icon.tsx';
import '#src/icons/control-icons.tsx';
import '#src/icons/cross-icon.tsx';
import '#src/ui/breadcrumbs.tsx';
import '#src/ui/button.tsx';
import '#src/ui/message-pages/not-found-content.tsx';
import '#src/ui/notice.tsx';
import '#src/ui/fields/quantity-stepper.tsx';
// The style sheets of late parts that may appear on any page: sheets of their own would come too late.
import '#src/ui/shell/connection-banner.module.css';
import '#src/ui/message-pages/message-page.module.css';
import '#src/ui/toast.module.css';
