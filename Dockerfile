# syntax=docker/dockerfile:1
# Plateful with its own Node and, unless DATABASE_URL is set, its own PostgreSQL. See docs/operate.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY test/api-client/package.json test/api-client/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./tools/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
# The base image has Node; what only builds and tests need stays behind.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/.cache && mkdir data

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536 MALLOC_MMAP_THRESHOLD_=262144
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/public public
COPY --from=build /app/src src
COPY --from=build /app/build build
COPY --from=build --chown=node:node /app/data /data
COPY --from=build --chown=node:node /app/data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--heap-growing-percent=60", "--expose-gc", "build/host/main.js"]
