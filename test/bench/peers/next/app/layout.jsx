import '../shop.css';
import { Link } from '../lib/link.jsx';
import { getFrame } from '../shared/shop-data.mjs';
import { Frame } from '../shared/shop-views.jsx';

export default async function Layout({ children }) {
  return (
    <html lang="pl">
      <body>
        <div id="root">
          <Frame frame={await getFrame()} Link={Link}>
            {children}
          </Frame>
        </div>
      </body>
    </html>
  );
}
