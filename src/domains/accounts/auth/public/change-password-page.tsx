import { redirect } from 'react-router';
import { href } from '#src/kernel/href.ts';

/** Redirects the URL where password managers look for the form that changes a password. */
export const loader = () => redirect(href('/profile'));
