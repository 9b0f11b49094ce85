import { redirect } from 'react-router';

/** Redirects the URL where password managers look for the form that changes a password. */
export const loader = () => redirect('/profile');
