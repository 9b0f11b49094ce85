import { createSbom } from './audit/sbom.ts';

// Prints the production packages as CycloneDX on standard output: npm run --silent sbom > sbom.json
const { code, stdout, stderr } = createSbom();
process.stdout.write(stdout);
if (code !== 0) process.stderr.write(stderr);
process.exitCode = code ?? 1;
