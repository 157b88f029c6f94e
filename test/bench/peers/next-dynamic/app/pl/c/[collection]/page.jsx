export const dynamic = 'force-dynamic';

export { describeListing as generateMetadata, ListingPage as default } from '../../../../lib/pages.jsx';
