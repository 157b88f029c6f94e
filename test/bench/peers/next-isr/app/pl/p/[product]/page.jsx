import { productHandles } from '../../../../shared/shop-data.mjs';

export { describeProduct as generateMetadata, ProductPage as default } from '../../../../lib/pages.jsx';
export const revalidate = 3600;
export const generateStaticParams = () => productHandles.map((product) => ({ product }));
