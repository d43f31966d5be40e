#include "CEncodingIndexes.h"
