// What a product's first view does without, in one file: each name of a file more would weigh in that view.
export { bindBelowProduct } from './below-product.tsx';
export { bindProductDetails } from './product-details.tsx';
export { ProductGallery } from './product-gallery.tsx';
