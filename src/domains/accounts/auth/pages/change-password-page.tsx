import { redirect } from 'react-router';

/** Where password managers look for the form that changes a password. */
export const loader = () => redirect('/profile');
