# docker build -t faitage . ; several systems: docker buildx build --platform linux/amd64,linux/arm64 .
# docs/guides/release.md; deploy/ has samples for docker compose.

# The build is the same for every system, so it runs on the builder's own.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# Only the compiled packages differ from system to system.
FROM node:24.21.0-bookworm-slim AS release
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
COPY --from=build /src/build build
RUN node tools/release.ts --folder /opt/faitage --system /system

# Of Debian, only what the server loads, and a shell to look into a container.
FROM scratch
LABEL org.opencontainers.image.title="Faîtage" \
      org.opencontainers.image.description="Site et bureau d’un couvreur" \
      org.opencontainers.image.licenses="MIT"
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=release /system /
COPY --from=release /opt/faitage /opt/faitage
RUN mkdir -p /tmp /data /backups && chmod 1777 /tmp && chmod 0700 /data /backups && chown 1000:1000 /data /backups
WORKDIR /opt/faitage
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
