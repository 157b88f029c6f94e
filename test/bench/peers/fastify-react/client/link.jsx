import { Link as RouterLink } from 'react-router';

export const Link = ({ href, ...props }) => <RouterLink to={href} {...props} />;
