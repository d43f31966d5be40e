#include "CResources.h"

#define RESOURCE(name)                                                          \
    struct assay_resource assay_##name(void) {                                  \
        return (struct assay_resource){.octets = name, .length = sizeof name}; \
    }

static const uint8_t openapi_yaml[] = {
#embed "../../openapi.yaml"
};
static const uint8_t openapi_json[] = {
#embed "openapi.json"
};
static const uint8_t page_html[] = {
#embed "page/index.html"
};
static const uint8_t page_css[] = {
#embed "page/page.css"
};
static const uint8_t page_js[] = {
#embed "page/page.js"
};
static const uint8_t page_report_js[] = {
#embed "page/report.js"
};
static const uint8_t page_examples_js[] = {
#embed "page/examples.js"
};
static const uint8_t page_icon_svg[] = {
#embed "page/icon.svg"
};
static const uint8_t docs_html[] = {
#embed "page/docs.html"
};

RESOURCE(openapi_yaml)
RESOURCE(openapi_json)
RESOURCE(page_html)
RESOURCE(page_css)
RESOURCE(page_js)
RESOURCE(page_report_js)
RESOURCE(page_examples_js)
RESOURCE(page_icon_svg)
RESOURCE(docs_html)
