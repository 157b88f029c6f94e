# The shop as an image: `docker build --build-arg KASA_RELEASE=$(git rev-parse --short HEAD) -t kasa .`
# server/guides/running.md says how it is run. Packages bring the Node that runs the shop, and its PostgreSQL.
ARG BUILD_IMAGE=node:24.21.0-trixie-slim
ARG BASE_IMAGE=debian:trixie-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /kasa
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node bin/kasa.js build

# `docker build --target source-maps --output source-maps .`: for error reports only, in no image that runs.
FROM scratch AS source-maps
COPY --from=build /kasa/dist/source-maps /

FROM ${BASE_IMAGE}
# The embedded PostgreSQL wants a user with a name.
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin kasa && install -d -o kasa -g kasa /data
COPY --from=build /kasa /kasa
RUN rm -r /kasa/dist/source-maps && cd /usr/local/bin && ln -s /kasa/bin/kasa.js kasa && ln -s /kasa/node_modules/node-linux-*/bin/node node
WORKDIR /kasa
# The links of PostgreSQL's libraries are made at its first start, which a read-only file system would refuse later.
RUN KASA_DATA=/tmp/first kasa migrate && rm -rf /tmp/first /var/lib/kasa
ARG KASA_RELEASE
ENV KASA_RELEASE=${KASA_RELEASE} KASA_DATA=/data HOST=0.0.0.0
USER kasa
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["kasa"]
CMD ["serve"]
