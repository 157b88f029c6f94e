export const dynamic = 'force-dynamic';

export { describeProduct as generateMetadata, ProductPage as default } from '../../../../lib/pages.jsx';
