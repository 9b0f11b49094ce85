// Units of systemd that were written before name this file.
import '../scripts/start.mjs';
