import { route } from '@react-router/dev/routes';

export default [route('pl/c/:collection', 'routes/listing.jsx'), route('pl/p/:product', 'routes/product.jsx')];
