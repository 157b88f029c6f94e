// What a product's first view does without, in one file: each name of a file more would weigh in that view.
export { bindBelowProduct } from './below-product.tsx';
export { bindBuyOutcome } from './buy-outcome.tsx';
export { bindLineTextField } from './line-text-field.tsx';
export { bindProductDetails } from './product-details.tsx';
export { ProductGallery } from './product-gallery.tsx';
