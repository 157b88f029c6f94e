import NextLink from 'next/link';

export const Link = (props) => <NextLink {...props} />;
