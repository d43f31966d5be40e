#ifndef ASSAY_CRESOURCES_H
#define ASSAY_CRESOURCES_H
#include <stddef.h>
#include <stdint.h>

// Octets built into the program; they live as long as it does and end without a NUL.
struct assay_resource {
    const uint8_t *octets;
    size_t length;
};

struct assay_resource assay_openapi_yaml(void);
struct assay_resource assay_openapi_json(void);
struct assay_resource assay_page_html(void);
struct assay_resource assay_page_css(void);
struct assay_resource assay_page_js(void);
struct assay_resource assay_page_report_js(void);
struct assay_resource assay_page_examples_js(void);
struct assay_resource assay_page_icon_svg(void);
struct assay_resource assay_docs_html(void);
#endif
