import 'virtual:islands/dev';
