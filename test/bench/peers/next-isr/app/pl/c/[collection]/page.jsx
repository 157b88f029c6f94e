import { collectionHandle } from '../../../../shared/shop-data.mjs';

export { describeListing as generateMetadata, ListingPage as default } from '../../../../lib/pages.jsx';
export const revalidate = 3600;
export const generateStaticParams = () => [{ collection: collectionHandle }];
